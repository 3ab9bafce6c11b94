/** A reason not to start that whoever runs the server can mend: shown as one line, without a stack. */
export class StartupProblem extends Error {
  override readonly name = 'StartupProblem'
}
