import type { World } from '../datasets/world.ts'
import type { Contestant } from '../measure/contestant.ts'
import type { Comparison } from '../measure/outcome.ts'
import type { BareServer } from '../servers/start-bare.ts'

/** A user action, the contestants that perform it, and their comparisons. */
export interface Scenario {
  readonly name: string
  readonly title: string
  contestants(worlds: readonly World[], bare: BareServer): Promise<readonly Contestant[]>
  comparisons(worlds: readonly World[]): readonly Comparison[]
}
