export { leaveOutDemoSlots } from './leave-out.ts'
export { seedCountry } from './seed-country.ts'
export { type SeedDeps, type Seeded, type SeedResult, seedDemo } from './seed-demo.ts'
