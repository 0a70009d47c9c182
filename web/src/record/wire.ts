/** A record that is stepped through, as the service's protocol has it. */

import type { Count, End, Rules, TableEvent, Train } from '../wire';

export interface RecordFinding {
  line: number;
  column: number;
  kind: string;
  code: string;
  message: string;
  params: Record<string, unknown>;
}

/** What may be left out is as it was at the step before. */
export interface RecordStep {
  line: number;
  action: string | null;
  seat: number | null;
  points: number;
  events: TableEvent[];
  hand?: number;
  engine?: string | null;
  leader?: number | null;
  to_move?: number | null;
  ends?: End[];
  trains?: Train[];
  count?: Count;
  scores?: number[] | null;
  tiles?: string[][];
  tiles_held?: number[];
  stock_left?: number;
}

export interface RecordRead {
  rules: Rules;
  changed: Record<string, string>;
  names: (string | null)[];
  audience: string;
  start_scores: number[];
  remarks: Record<string, string>;
  steps: RecordStep[];
  findings: RecordFinding[];
}
