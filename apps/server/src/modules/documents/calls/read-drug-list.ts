import { readDrugList as call } from '@vizit/contract/calls/documents/documents.ts'
import { dosageWords, unnamedDrug } from '@vizit/i18n/dosage-words.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { unknownFields } from '../../catalogue/public.ts'
import { presentSync } from '../../providers/public.ts'
import type { DocumentsDeps } from '../deps.ts'
import { UNNAMED } from '../sealing/sealed-prescription.ts'
import { findDrugList, openDrugList } from '../store/prescriptions.ts'
import { recordDocumentView } from '../store/record-document-view.ts'
import { openByCode, recordWithConsent } from '../use-cases/open-record.ts'

/** The drug list of a visit, for an account that may see results and has opened the record (product §2, "Drug … list for visit"). */
export const readDrugListRoute = handle(
  call,
  async ({ actor, params, query, accessCode, language, refuse }, deps: DocumentsDeps) => {
    const { orderId, recordLink: recordId } = params
    const list = await findDrugList(deps.database, { orderId, recordId })
    if (!list) return refuse('NOT_FOUND')
    const { profileId, providerCode } = list
    const mayRead = () => recordWithConsent(actor, { recordId, profileId }, deps)
    const agreed = await mayRead()
    if (agreed instanceof Refused) return agreed
    const opened = await openByCode(actor, { recordId, code: accessCode }, deps)
    if (opened instanceof Refused) return opened
    // It says what to take: a dose that a connected clinic has corrected since is read first.
    const asked = { profileIds: [profileId], providerCode, kind: 'tests', forced: false, wait: true } as const
    const [provider] = await deps.providers.refresh(asked)
    // The clinic may have taken seconds: a right or consent that was taken back meanwhile counts.
    const still = await mayRead()
    if (still instanceof Refused) return still
    const now = await findDrugList(deps.database, { orderId, recordId })
    if (now?.profileId !== profileId) return refuse('NOT_FOUND')
    const prescribed = openDrugList(deps.keys.document, now.rows)
    const matched = await deps.matchPrescriptions(prescribed, { ...query, language })
    if (matched === null) return refuse('INVALID_ARGUMENT', unknownFields(['locationCode']))
    const { accountId } = actor
    await recordDocumentView(
      deps.database,
      { accountId, profileId, action: 'drug-list-viewed', subject: orderId },
      deps.clock.now(),
    )
    return {
      ...(provider && { provider: presentSync(provider) }),
      drugs: prescribed.map(({ packCode, dosage, ...written }, at) => {
        const instructions = dosage ? dosageWords(dosage, language) : written.instructions
        const drug = { ...written, instructions }
        if (drug.name === UNNAMED)
          return { ...drug, name: unnamedDrug(language), isUnnamed: true, packs: [], searchFor: null }
        const { packs = [], searchFor = null } = matched[at] ?? {}
        // A clinic that named a pack by its code alone wrote no name.
        if (drug.name !== packCode || !packs[0]) return { ...drug, packs: [...packs], searchFor }
        const meant = packs.map(pack => ({ ...pack, isOtherName: false }))
        return { ...drug, name: packs[0].name, packs: meant, searchFor }
      }),
    }
  },
)
