/** Which screen the address names: the first one, or a table. */

class Place {
  path = $state(window.location.pathname);

  constructor() {
    window.addEventListener('popstate', () => {
      this.path = window.location.pathname;
    });
  }

  /** The table of the address, `null` on the first screen. */
  get table(): string | null {
    const found = /^\/t\/([^/]+)\/?$/.exec(this.path);
    return found?.[1] ? decodeURIComponent(found[1]) : null;
  }

  /** Whether there is something at the address. */
  get isKnown(): boolean {
    return this.table !== null || ['/', '/index.html', '/record'].includes(this.path);
  }

  go(path: string): void {
    window.history.pushState(null, '', path);
    this.path = path;
    window.scrollTo(0, 0);
  }

  goToTable(table: string): void {
    this.go(`/t/${encodeURIComponent(table)}`);
  }
}

export const place = new Place();
