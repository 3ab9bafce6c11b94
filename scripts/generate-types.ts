import { writeFile } from 'node:fs/promises'
import { createDatabase } from '@vizit/server/platform/database/database.ts'
import { generatedTypes, generateTypes } from '@vizit/server/platform/database/generate-types.ts'
import { migrate } from '@vizit/server/platform/database/migrate.ts'
import { startTestServer } from '@vizit/test-kit/database/test-server.ts'

const server = await startTestServer()
const database = createDatabase(server.url)
await migrate(database.pool)
await writeFile(generatedTypes, await generateTypes(database.db))
await database.close()
await server.stop()
