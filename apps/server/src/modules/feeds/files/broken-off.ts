/** A feed that ends in the middle of its last row, or of what is packed: whoever wrote it was stopped, so that nobody knows what else is missing. */
export class BrokenOff extends Error {
  constructor() {
    super('broken_off')
  }
}
