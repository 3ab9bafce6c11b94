export { addSchedule, addSlots } from '@vizit/server/modules/providers/testing/fhir/fill.ts'
export { startFhirServer } from '@vizit/server/modules/providers/testing/fhir-server.ts'
