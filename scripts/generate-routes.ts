import { writeFile } from 'node:fs/promises'
import { generatedRoutes, generateRoutes } from '@vizit/api-client/generate-routes.ts'

await writeFile(generatedRoutes, generateRoutes())
