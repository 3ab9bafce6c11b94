import { writeFile } from 'node:fs/promises'
import { generatedRoutes, generateRoutes } from '@vizit/api-client/generate-routes.ts'
import { generatedTopics, generateTopics } from '@vizit/api-client/generate-topics.ts'

await writeFile(generatedRoutes.reading, generateRoutes('reading'))
await writeFile(generatedRoutes.changing, generateRoutes('changing'))
await writeFile(generatedTopics, generateTopics())
