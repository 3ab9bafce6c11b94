import type { CallName } from '@vizit/contract/api.ts'
import sharp from 'sharp'
import type { Scene } from './scene.ts'

/** A request that succeeds if the caller has the right. */
export interface CallRequest {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
  readonly file?: Buffer
  readonly accessCode?: string
  readonly key?: string
}

const file = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#0a7f7a' } })
  .png()
  .toBuffer()

/** How each call that names a person, a visit or a photo is made in a scene. */
export const requests: Partial<Record<CallName, (scene: Scene) => CallRequest>> = {
  bookVisit: ({ doctor, profileId }) => ({ body: { ...placeOf(doctor.slots[0]), profileId } }),
  listPayers: ({ doctor, profileId }) => ({
    query: { ...placeOf(doctor.slots[0]), profileId },
  }),
  moveVisit: ({ visitId, doctor }) => ({
    params: { orderId: visitId },
    body: { timetableId: doctor.slots[1]?.timetableId },
  }),
  cancelVisit: ({ visitId }) => ({ params: { orderId: visitId } }),
  showMissedVisits: ({ profileId }) => ({ query: { profileId } }),
  showVisit: ({ visitId }) => ({ params: { orderId: visitId } }),
  takeOffVisit: ({ pastVisitId }) => ({ params: { orderId: pastVisitId } }),
  putBackVisit: ({ pastVisitId }) => ({ params: { orderId: pastVisitId } }),
  downloadCalendarFile: ({ visitId }) => ({ params: { orderId: visitId } }),
  importVisit: ({ profileId, unclaimedId }) => ({
    body: { omId: unclaimedId, profileId, useOrderPatientData: false, consentReceived: true },
  }),
  waitForEarlier: ({ visitId }) => ({ body: { orderId: visitId } }),
  // A period that is never offered, so that other scenes' freed times do not match.
  waitForTime: ({ profileId, doctor }) => ({
    body: { profileId, doctorId: doctor.doctorId, lastDate: '2026-03-02' },
  }),
  // A date that is never offered either.
  changeWait: ({ waitId }) => ({ params: { waitId }, body: { lastDate: '2026-03-02' } }),
  chooseMemberReminders: ({ profileId }) => ({ params: { profileId }, body: { told: 'all' } }),
  showVisitReminder: ({ visitId }) => ({ params: { orderId: visitId } }),
  chooseVisitReminder: ({ visitId }) => ({ params: { orderId: visitId }, body: { choice: '2h' } }),
  linkInsurer: ({ profileId, barcode }) => ({ body: { barcode, profileId } }),
  endCoverage: ({ coverageId }) => ({ params: { id: coverageId } }),
  addReview: ({ pastVisitId }) => ({
    body: { orderId: pastVisitId, text: 'Спасибо, помогли.', publishName: false },
  }),
  stopWaiting: ({ waitId }) => ({ params: { waitId } }),
  showOffer: ({ offerId }) => ({ params: { offerId } }),
  takeOffer: ({ offerId }) => ({ params: { offerId } }),
  declineOffer: ({ offerId }) => ({ params: { offerId } }),
  showInvoice: ({ invoiceId }) => ({ params: { invoiceId } }),
  decideInvoice: ({ invoiceId }) => ({ params: { invoiceId }, body: { version: 1, kind: 'CONFIRMED' } }),
  saveChild: ({ profileId }) => ({ body: { _id: profileId, sex: 'MALE' } }),
  removeChild: ({ profileId }) => ({ params: { id: profileId } }),
  removeRelative: ({ profileId }) => ({ params: { id: profileId } }),
  setGrant: ({ profileId, relative }) => ({
    body: { profileId: relative.profileId, level: 'VIEW_NAME', forProfileId: profileId },
  }),
  readLedger: ({ profileId }) => ({ query: { profileId } }),
  readCover: ({ profileId }) => ({ query: { profileId } }),
  readProgramCover: ({ profileId }) => ({ params: { code: 'plant' }, query: { profileId } }),
  savePersonPhoto: ({ profileId }) => ({ query: { profileId }, file }),
  deletePersonPhoto: ({ profileId }) => ({ query: { profileId } }),
  showPersonPhoto: ({ photoId }) => ({ params: { photoId } }),
  showTest: ({ results: { testId } }) => ({ params: { testId } }),
  readTestValues: ({ results: { testId, accessCode } }) => ({ params: { testId }, accessCode }),
  readAnalyteTrend: ({ results: { testId, accessCode } }) => ({
    params: { testId, position: '1' },
    accessCode,
  }),
  downloadTestDocument: ({ results: { testId, documentId, accessCode } }) => ({
    params: { testId, documentId },
    accessCode,
  }),
  downloadReport: ({ results: { reportId, reportResultId, accessCode } }) => ({
    params: { reportId, reportResultId },
    accessCode,
  }),
  readDrugList: ({ pastVisitId, results: { recordLink, accessCode } }) => ({
    params: { orderId: pastVisitId, recordLink },
    accessCode,
  }),
  giveDocumentsConsent: ({ profileId, results: { providerCode } }) => ({
    params: { profileId, providerCode },
    body: { consentReceived: true },
  }),
  withdrawDocumentsConsent: ({ profileId, results: { providerCode } }) => ({
    params: { profileId, providerCode },
  }),
  requestActivationCode: ({ profileId, results: { providerCode, recordLink } }) => ({
    body: { profileId, providerCode, recordLink, isTest: true },
  }),
  confirmActivationCode: ({ profileId, results: { providerCode, recordLink, accessCode } }) => ({
    body: { profileId, providerCode, recordLink, isTest: true, code: accessCode },
  }),
}

const placeOf = (slot: Scene['doctor']['slots'][number] | undefined) => ({
  timetableId: slot?.timetableId ?? '',
  assignmentId: slot?.assignmentId ?? '',
})
