import { api } from '@vizit/contract/api.ts'
import { type Call, repeatOf } from '@vizit/contract/call.ts'

/**
 * Reading calls, and changing ones with those that are asked for later: a first screen loads only the first of them
 * (`apps/web/scripts/check-budget.ts`).
 */
export const generatedRoutes = {
  reading: 'packages/api-client/src/generated/reading-routes.ts',
  changing: 'packages/api-client/src/generated/changing-routes.ts',
} as const

type Kind = keyof typeof generatedRoutes

/** Calls that no first screen makes: loaded with the changing ones, together with the routes of the other screens. */
const LATER = new Set([
  ...['countDoctors', 'discoverProfile', 'discoverVisits', 'downloadCalendarFile'],
  ...['downloadGuestCalendar', 'downloadMapFile', 'downloadReport', 'downloadTestDocument'],
  ...['drawProof', 'listAssignments', 'listCoverages', 'listFavouriteMedcenters', 'listInvoices'],
  ...['listWaits', 'findBookmarkedDoctors', 'findBookmarkedMedcenters', 'findDoctors', 'findDrugs'],
  ...['findMedcenters', 'findPackByBarcode', 'findPharmacies', 'findServices'],
  ...['listAssignmentServices', 'listDevices', 'listDoctorReviews', 'listDocumentsConsents'],
  ...['listDrugAlerts', 'listFrameHosts', 'listGrants', 'listJoinRequests', 'listKnownDoctors'],
  ...['listMapLayers', 'listMedcenterReviews', 'listMedcenterServices', 'listOrders'],
  ...['listOwnProviders', 'listOwnReviews', 'listPacks', 'listPrograms', 'listPayers'],
  ...['listPharmacies', 'listPhysicians', 'listProviderOrders', 'listReports', 'listReviewableVisits'],
  ...['listServiceCapabilities', 'listServiceTimeslots', 'listServices', 'listSpecialities'],
  ...['listSpecialityBranches', 'previewDeletion', 'readAnalyteTrend', 'readDrugList', 'readExport'],
  ...['readLedger', 'readProgram', 'readProgramCover', 'readPublicVisit', 'readReminderSettings'],
  ...['readTestValues', 'showDrug', 'showFamilyCode', 'showGuestVisit', 'showHold', 'showInvoice'],
  ...['showMapStyle', 'showMedcenter', 'showMissedVisits', 'showOffer', 'showPharmacy', 'showPhoto'],
  ...['showService', 'showTest', 'showTimeslot', 'showVisit', 'showVisitReminder', 'speakGuestCheck'],
  ...['speakHumanCode'],
])

/** A session is refreshed while reading, so its call is among those. No screen sends or reads feeds. */
const kindOfCall = (name: string, { method, who }: Call): Kind =>
  (method === 'GET' && who !== 'feed' && !LATER.has(name)) || name === 'refreshSession'
    ? 'reading'
    : 'changing'

const kindOf = (produces: string) => (produces === 'text/event-stream' ? 'stream' : 'file')

function routeOf(call: Call) {
  const { method, path, who, idempotent, absentIsDone, accessCode, freshCode, produces, upload } = call
  const repeat = repeatOf(call)
  return {
    method,
    path,
    who,
    ...(idempotent ? { idempotent } : {}),
    ...(repeat && method !== 'GET' ? { repeat } : {}),
    ...(absentIsDone ? { absentIsDone } : {}),
    ...(accessCode ? { accessCode } : {}),
    ...(freshCode ? { freshCode: true } : {}),
    ...(produces ? { [kindOf(produces)]: true } : {}),
    ...(upload ? { upload: true } : {}),
  }
}

/**
 * The source of the file that lets the client send every call without loading the contract's schemas (and zod) in the
 * browser.
 */
export function generateRoutes(kind: Kind): string {
  const entries = Object.entries(api)
    .filter(([name, call]) => kindOfCall(name, call) === kind)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, call]) => `  ${name}: ${JSON.stringify(routeOf(call))},`)
  return [
    '// Written by `npm run gen` from the contract.',
    "import type { CallName, Route } from '../calls.ts'",
    '',
    `export const ${kind}Routes = {`,
    ...entries,
    '} as const satisfies { readonly [N in CallName]?: Route }',
    '',
  ].join('\n')
}
