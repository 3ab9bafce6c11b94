import { type Repeating, repeat } from '../../platform/lifecycle/repeat-task.ts'
import type { DrugAlertsDeps } from './deps.ts'
import { tellFoundDrugs } from './use-cases/tell-found-drugs.ts'

/** The background work that tells people that a drug is to be had. */
export interface DrugAlerts {
  work(): Promise<void>
  begin(): void
  end(): Promise<void>
}

/** Any number of servers do this at the same time: each takes only rows that no other server has locked. */
export function createDrugAlerts(deps: DrugAlertsDeps): DrugAlerts {
  let working: Repeating | undefined
  const work = () => tellFoundDrugs(deps)
  const failed = (error: unknown) => {
    const { name, code } = error as Error & { code?: string }
    deps.log.error({ kind: name, problem: code }, 'drug alerts were not checked')
  }
  return {
    work,
    begin: () => {
      working = repeat(work, deps.drugAvailability.lookEveryMs, failed)
    },
    end: async () => {
      await working?.stop()
    },
  }
}
