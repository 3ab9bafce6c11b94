import type { Config } from '../config.ts'
import { DumpProblem } from '../platform/database/dump/dump-problem.ts'
import type { VerifiedDump } from '../platform/database/dump/read-dump.ts'
import { keepSecret, knownSecret } from '../platform/lifecycle/secret.ts'
import { secretFingerprint } from '../platform/secret/secret-fingerprint.ts'

/**
 * Refuses a dump whose sealed contents cannot be opened here. `keep` stores the dump's secret if there is none
 * here.
 */
export function checkDumpSecret(
  { path, header }: Pick<VerifiedDump, 'path' | 'header'>,
  { secret: given, dataDir }: Pick<Config, 'secret' | 'dataDir'>,
  isOtherAllowed: boolean,
): { keep(): void } {
  const known = knownSecret(given, dataDir)
  const here = known ?? header.secret
  const fits = !header.secretFingerprint || (here && secretFingerprint(here) === header.secretFingerprint)
  if (!fits && !isOtherAllowed)
    throw new DumpProblem(
      'other-secret',
      `the secret of ${path} is ${known ? 'another one than here' : 'not here'}: set VIZIT_SECRET to it, or put it into ${dataDir}/secret; if it is lost, --other-secret restores what is not sealed`,
    )
  return {
    keep: () => {
      if (!known && header.secret) keepSecret(dataDir, header.secret)
    },
  }
}
