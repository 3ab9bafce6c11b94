import { hostOrigin } from '@vizit/domain/frame/host-origin.ts'
import { invalidSiteProblem } from '../modules/frame/invalid-site-problem.ts'
import { isLoopbackHost } from '../platform/http/loopback.ts'
import { isWeakSecret } from '../platform/secret/is-weak-secret.ts'
import { hostOf, isProduction, type ParsedEnvironment } from './environment.ts'

/** Settings that do not go together, each with what to do instead. */
export function configProblems(env: ParsedEnvironment): string[] {
  const problems: string[] = []
  if (env.SMS_URL && env.MESSAGES === 'inbox')
    problems.push('MESSAGES=inbox and SMS_URL exclude each other: there is no inbox beside a gateway')
  if (env.DRUG_SERVICE_KEY && !env.DRUG_SERVICE_URL)
    problems.push('DRUG_SERVICE_KEY needs DRUG_SERVICE_URL, the service that it opens')
  if (env.SMTP_URL && !env.SMS_URL) problems.push('SMTP_URL needs SMS_URL too: sign-in codes go by SMS')
  const production = isProduction(env)
  for (const name of ['FRAME_ANCESTORS', 'MAP_SITES'] as const) {
    const noSites = env[name].filter(site => !hostOrigin(site, { production }))
    if (noSites.length > 0) problems.push(`${name}: ${invalidSiteProblem(noSites, production)}`)
  }
  const named = [env.OPERATOR_NAME, env.OPERATOR_ADDRESS, env.OPERATOR_EMAIL].filter(Boolean)
  if (named.length > 0 && named.length < 3)
    problems.push(
      'OPERATOR_NAME, OPERATOR_ADDRESS and OPERATOR_EMAIL belong together: set all three, or none',
    )
  return production ? [...problems, ...dangersInProduction(env)] : problems
}

/** Settings that would work but expose personal data, each with what to do instead. */
function dangersInProduction(env: ParsedEnvironment): string[] {
  const problems: string[] = []
  if (!env.SMS_URL && env.MESSAGES !== 'inbox')
    problems.push('NODE_ENV=production needs SMS_URL, a gateway for messages (or MESSAGES=inbox for a trial)')
  if (env.DATABASE_URL && !env.VIZIT_SECRET)
    problems.push('NODE_ENV=production with DATABASE_URL needs VIZIT_SECRET, the same for all servers of it')
  if (env.VIZIT_SECRET && isWeakSecret(env.VIZIT_SECRET))
    problems.push('VIZIT_SECRET can be guessed: make one with `openssl rand -base64 48`')
  if (env.TRUST_PROXY === 'true' || trustsEverybody(env.TRUST_PROXY))
    problems.push(
      'TRUST_PROXY lets everybody write their own address: name the proxies, such as TRUST_PROXY=loopback or TRUST_PROXY=10.0.0.0/8',
    )
  if (env.DRUG_SERVICE_URL && !isSafe(new URL(env.DRUG_SERVICE_URL)))
    problems.push(
      'DRUG_SERVICE_URL sends its key in the clear: use https://, unless the service is on this machine',
    )
  if (!env.PUBLIC_URL && !isLoopbackHost(hostOf(env)))
    problems.push('PUBLIC_URL is missing, which links in messages begin with: set PUBLIC_URL=https://…')
  if (env.PUBLIC_URL && !isSafe(new URL(env.PUBLIC_URL)))
    problems.push(
      'PUBLIC_URL must begin with https:// but for this machine: put a proxy that ends TLS before the server',
    )
  if (env.SMTP_URL && !isEncryptedOrHere(new URL(env.SMTP_URL)))
    problems.push(
      'SMTP_URL sends letters with codes in the clear: use smtps://, or add ?requireTLS=true to smtp:// where the mail server offers STARTTLS',
    )
  return problems
}

const isSafe = ({ protocol, hostname }: URL) => protocol === 'https:' || isLoopbackHost(hostname)

/** Whether one of the networks is too wide to contain only an operator's proxies. */
const trustsEverybody = (networks = '') =>
  networks.split(',').some(network => {
    const [address = '', bits] = network.trim().split('/')
    return bits !== undefined && Number(bits) < (address.includes(':') ? 16 : 8)
  })

/**
 * Without `requireTLS` nodemailer sends unencrypted if the other side, or an attacker in between, offers no TLS.
 */
function isEncryptedOrHere({ protocol, hostname, searchParams }: URL): boolean {
  if (isLoopbackHost(hostname) || protocol === 'smtps:') return true
  return searchParams.get('requireTLS') === 'true' && searchParams.get('ignoreTLS') !== 'true'
}
