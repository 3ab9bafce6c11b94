import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Long test files: they start processes, or test every call. Started last, they would keep one core waiting. */
const LONGEST = [
  'bench/src/bench.test.ts',
  'apps/server/src/authorization/authorization.test.ts',
  'apps/server/src/main.test.ts',
  'apps/server/src/modules/booking/races/crash.test.ts',
]

/** Vitest's own order uses only file sizes in a new checkout; here the longest files of a project come first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const byProject = Map.groupBy(sorted, ({ project }) => project)
    return [...byProject.values()].flatMap(ofProject => ofProject.toSorted((a, b) => turn(a) - turn(b)))
  }
}

function turn({ moduleId }: TestSpecification): number {
  const turn = LONGEST.findIndex(file => moduleId.endsWith(file))
  return turn === -1 ? LONGEST.length : turn
}
