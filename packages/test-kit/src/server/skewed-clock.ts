/**
 * Loaded before a server (`node --import`): sets the machine's clock CLOCK_SKEW_SECONDS ahead (or behind, if
 * negative).
 */
const skew = Number(process.env.CLOCK_SKEW_SECONDS) * 1000
const TrueDate = Date

globalThis.Date = class extends TrueDate {
  constructor(...given: ConstructorParameters<typeof TrueDate> | []) {
    if (given.length === 0) super(TrueDate.now() + skew)
    else super(...given)
  }

  static override now(): number {
    return TrueDate.now() + skew
  }
} as DateConstructor
