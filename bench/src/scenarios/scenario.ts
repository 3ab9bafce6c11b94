import type { World } from '../datasets/world.ts'
import type { Contestant } from '../measure/contestant.ts'
import type { Comparison } from '../measure/outcome.ts'
import type { BareServer } from '../servers/start-bare.ts'

/** Something people do, who does it by turns, and what is compared. */
export interface Scenario {
  readonly name: string
  readonly title: string
  contestants(worlds: readonly World[], bare: BareServer): Promise<readonly Contestant[]>
  comparisons(worlds: readonly World[]): readonly Comparison[]
}
