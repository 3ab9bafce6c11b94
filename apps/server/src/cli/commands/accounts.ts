import { Argument, type Command } from 'commander'
import { permitOnlineBooking } from '../../modules/booking/public.ts'
import { StartupProblem } from '../../platform/lifecycle/startup-problem.ts'
import { readFirstLine } from '../read-first-line.ts'
import { withDatabase } from '../with-database.ts'

export function accountsCommand(program: Command): void {
  program
    .command('accounts')
    .description('what an administrator says of one account')
    .command('online-booking')
    .argument(
      '<phone>',
      'that the account signs in with; `-` reads it from standard input, so that no shell keeps it',
    )
    .addArgument(new Argument('<word>', 'whether it books online').choices(['on', 'off']))
    .description('let an account book online, or no more; open pages feel it at once, visits stay booked')
    .action(async (phone: string, word: string) =>
      permit(phone === '-' ? await readFirstLine(process.stdin) : phone, word === 'on'),
    )
}

const permit = (phone: string, isAllowed: boolean) =>
  withDatabase(async context => {
    const isKnown = await permitOnlineBooking({ phone, isAllowed }, context)
    if (!isKnown) throw new StartupProblem('nothing changed: no account signs in with this phone')
    console.log(`This account ${isAllowed ? 'books online' : 'books online no more'}.`)
  })
