import { StartupProblem } from '../../lifecycle/startup-problem.ts'

/**
 * Why a dump cannot be restored:
 * - `foreign`: the file is no dump of Vizit, or one of another format;
 * - `torn`: its end is missing;
 * - `damaged`: it holds something else than was written;
 * - `newer`: of a schema that this version does not know;
 * - `other-secret`: what it holds sealed cannot be opened here;
 * - `not-empty`, `in-use`: the database that it should be restored into.
 */
export type DumpFault = 'foreign' | 'torn' | 'damaged' | 'newer' | 'other-secret' | 'not-empty' | 'in-use'

export class DumpProblem extends StartupProblem {
  readonly fault: DumpFault

  constructor(fault: DumpFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.fault = fault
  }
}
