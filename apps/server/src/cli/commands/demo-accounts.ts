import { type Command, InvalidArgumentError } from 'commander'
import { readConfig } from '../../config.ts'
import { type DemoAccount, makeDemoAccounts } from '../../modules/identity/public.ts'
import { StartupProblem } from '../../platform/lifecycle/startup-problem.ts'
import { demoPeople } from '../demo-people.ts'
import { servicesFor } from '../services-for.ts'
import { withDatabase } from '../with-database.ts'

const MOST = 10_000

export function demoAccountsCommand(program: Command): void {
  program
    .command('demo')
    .description('people to try the product with (never in production)')
    .command('accounts')
    .description('make signed-in accounts of adults and print how to act for them')
    .option('--count <number>', 'how many', wholeNumber, 1)
    .option('--json', 'print [{phone, profileId, deviceId, bearer}]', false)
    .action(async ({ count, json }: { count: number; json: boolean }) => {
      const accounts = await makeAccounts(count)
      console.log(json ? JSON.stringify(accounts) : accounts.map(lineOf).join('\n'))
    })
}

async function makeAccounts(count: number): Promise<DemoAccount[]> {
  if (readConfig().production) throw new StartupProblem('demo accounts are refused under NODE_ENV=production')
  return withDatabase(async context =>
    makeDemoAccounts(count, await demoPeople(), await servicesFor(context)),
  )
}

const lineOf = ({ phone, profileId, bearer }: DemoAccount) => `+${phone}  ${profileId}  Bearer ${bearer}`

function wholeNumber(written: string): number {
  const number = Number(written)
  if (Number.isInteger(number) && number >= 1 && number <= MOST) return number
  throw new InvalidArgumentError(`a whole number from 1 to ${MOST} is expected`)
}
