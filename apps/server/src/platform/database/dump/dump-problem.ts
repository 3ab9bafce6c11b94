import { StartupProblem } from '../../lifecycle/startup-problem.ts'

/**
 * Why a dump cannot be restored:
 * - `foreign`: not a dump of Vizit, or of another format;
 * - `torn`: its end is missing;
 * - `damaged`: its contents were changed;
 * - `newer`: its schema is newer than this version's;
 * - `other-secret`: its sealed contents cannot be opened here;
 * - `not-empty`, `in-use`: the target database.
 */
export type DumpFault = 'foreign' | 'torn' | 'damaged' | 'newer' | 'other-secret' | 'not-empty' | 'in-use'

export class DumpProblem extends StartupProblem {
  readonly fault: DumpFault

  constructor(fault: DumpFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.fault = fault
  }
}
