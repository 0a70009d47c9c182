/** What screen readers are told: a polite voice that follows play, and one that answers at once. */

class Live {
  polite = $state('');
  urgent = $state('');
  private repeat = false;

  say(text: string): void {
    this.polite = this.distinct(text, this.polite);
  }

  answer(text: string): void {
    this.urgent = this.distinct(text, this.urgent);
  }

  /** The same words again are news only when the text differs: a blank that nobody hears. */
  private distinct(text: string, before: string): string {
    this.repeat = text === before.trimEnd() && !this.repeat;
    return this.repeat ? `${text} ` : text;
  }
}

export const live = new Live();
