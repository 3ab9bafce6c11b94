import { runDocuments } from './documents/run-documents.ts'
import { runDrugs } from './drugs/run-drugs.ts'
import { runFeeds } from './drugs/run-feeds.ts'
import { readOptions } from './options.ts'
import { runMembers } from './programmes/run-members.ts'
import { runProgrammes } from './programmes/run-programmes.ts'
import { runRatios } from './run-ratios.ts'
import { runSearch } from './search/run-search.ts'
import { runStorm } from './storm/run-storm.ts'
import { runPages } from './web/run-pages.ts'
import { runWeb } from './web/run-web.ts'

const runs = {
  ratios: runRatios,
  storm: runStorm,
  web: runWeb,
  documents: runDocuments,
  search: runSearch,
  pages: runPages,
  drugs: runDrugs,
  feeds: runFeeds,
  programmes: runProgrammes,
  members: runMembers,
}

const options = readOptions(process.argv.slice(2))
await runs[options.what](options)
