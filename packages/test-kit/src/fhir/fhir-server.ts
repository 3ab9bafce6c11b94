export { addSchedule, addSlots } from '@vizit/server/modules/providers/testing/fhir/fill.ts'
export {
  type FhirServer,
  startFhirServer,
  TOKEN,
  type Trouble,
} from '@vizit/server/modules/providers/testing/fhir-server.ts'
