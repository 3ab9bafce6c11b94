export { describeMedicinesImport } from './use-cases/describe-medicines-import.ts'
export { importMedicines } from './use-cases/import-medicines.ts'
