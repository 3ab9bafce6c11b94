import { type RepeatingWorker, repeatingWorker } from '../../platform/lifecycle/repeating-worker.ts'
import type { DrugAlertsDeps } from './deps.ts'
import { tellFoundDrugs } from './use-cases/tell-found-drugs.ts'

/** The background work that tells people that a drug is to be had. */
export type DrugAlerts = RepeatingWorker

export const createDrugAlerts = (deps: DrugAlertsDeps): DrugAlerts =>
  repeatingWorker(() => tellFoundDrugs(deps), {
    everyMs: deps.drugAvailability.lookEveryMs,
    log: deps.log,
    failure: 'drug alerts were not checked',
  })
