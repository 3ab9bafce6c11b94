export { drugAlertsForExport } from './store/drug-alerts-for-export.ts'
