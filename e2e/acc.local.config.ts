import base from './playwright.config.ts'

const { globalSetup: _, ...rest } = base
export default { ...rest, outputDir: '/tmp/acc-e2e', workers: 1 }
