/** A reason not to start that the operator can correct: shown as one line, without a stack. */
export class StartupProblem extends Error {
  override readonly name = 'StartupProblem'
}
