export { describeMedicinesImport } from './use-cases/describe-medicines-import.ts'
export { describePharmaciesImport } from './use-cases/describe-pharmacies-import.ts'
export { importMedicines } from './use-cases/import-medicines.ts'
export { importPharmacies } from './use-cases/import-pharmacies.ts'
