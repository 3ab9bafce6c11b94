import { text } from 'node:stream/consumers'
import { REJECT_REASONS, type RejectReason } from '@vizit/domain/reviews/review-state.ts'
import { REVIEW_ANSWER_MAX } from '@vizit/domain/reviews/review-text.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import { Argument, type Command, Option } from 'commander'
import {
  answerReview,
  type ModeratedReview,
  moderateReview,
  readModerated,
  readReports,
  readWaiting,
  WAITING,
  type Waiting,
} from '../../modules/reviews/public.ts'
import { StartupProblem } from '../../platform/lifecycle/startup-problem.ts'
import { operatorName } from '../operator-name.ts'
import { withDatabase } from '../with-database.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const MOST_LISTED = 100

/** Commands of moderators (docs/how-to/moderate-reviews.md). */
export function reviewsCommand(program: Command): void {
  const reviews = program.command('reviews').description('read reviews that wait, decide, answer')
  reviews
    .command('list')
    .addOption(
      new Option('--of <which>', 'held by the rules, reported by readers, or with a held answer')
        .choices(WAITING)
        .default('held'),
    )
    .description(`what waits for a moderator, the longest waiting first, ${MOST_LISTED} at most`)
    .action(({ of }: { of: Waiting }) => list(of))
  reviews
    .command('show')
    .argument('<id>', 'of the review')
    .description('a review, what the rules found, and how it is decided')
    .action(show)
  reviews
    .command('reports')
    .argument('<id>', 'of the review')
    .description('the reports of readers about a review')
    .action(reports)
  reviews
    .command('publish')
    .argument('<id>', 'of the review')
    .argument('<revision>', 'that `show` named: another text is not published unread')
    .description('make a review public; its reports are closed')
    .action((id: string, revision: string) => decide(id, revision, { state: 'public' }))
  reviews
    .command('reject')
    .argument('<id>', 'of the review')
    .argument('<revision>', 'that `show` named')
    .addArgument(new Argument('<reason>', 'which the author reads').choices(REJECT_REASONS))
    .description('take a review off the lists; its author may change it and is read again')
    .action((id: string, revision: string, reason: RejectReason) =>
      decide(id, revision, { state: 'rejected', reason }),
    )
  reviews
    .command('answer')
    .argument('<id>', 'of the review')
    .option('--read', 'publish it although the rules found something: somebody has read it')
    .description('publish the answer of the medical centre to this text, read from standard input')
    .action(async (id: string, { read = false }: { read?: boolean }) =>
      answer(id, await text(process.stdin), read),
    )
}

const list = (of: Waiting) =>
  withDatabase(async ({ database }) => {
    const waiting = await readWaiting(database.db, of, MOST_LISTED)
    if (waiting.length === 0) console.log('No review waits.')
    for (const review of waiting) console.log(inOneLine(review))
  })

const inOneLine = ({
  id,
  writtenOn,
  providerCode,
  doctor,
  concerns,
  openReports,
  text: words,
}: ModeratedReview) => {
  const [line = ''] = words.split('\n')
  const why = [...concerns, ...(openReports > 0 ? [`${openReports} reports`] : [])].join(', ')
  return `${id}  ${writtenOn}  ${providerCode}  ${doctor}  [${why}]  ${[...line].slice(0, 80).join('')}`
}

const show = (id: string) =>
  withDatabase(async ({ database }) => {
    const review = await reviewOf(database.db, id)
    console.log(`${review.providerCode}, ${review.branch}, ${review.doctor}, ${review.writtenOn}`)
    console.log(
      [
        `${review.state}${review.rejectReason ? ` (${review.rejectReason})` : ''}, revision ${review.revision}`,
        review.author ? `published as ${review.author}` : 'anonymous',
        ...(review.isDemo ? ['of the demo'] : []),
        ...(review.concerns.length > 0 ? [`the rules found: ${review.concerns.join(', ')}`] : []),
        `open reports: ${review.openReports}`,
      ].join('; '),
    )
    console.log(`\n${review.text}\n`)
    if (review.answer) console.log(`Answer of the medical centre: ${review.answer}\n`)
    if (review.heldAnswer) {
      console.log(`Held answer, which names the author, who is anonymous by now: ${review.heldAnswer}\n`)
      console.log(`vizit reviews answer ${review.id} < answer.txt`)
    }
    console.log(`vizit reviews publish ${review.id} ${review.revision}`)
    console.log(`vizit reviews reject ${review.id} ${review.revision} <${REJECT_REASONS.join('|')}>`)
  })

const reports = (id: string) =>
  withDatabase(async ({ database }) => {
    const { id: reviewId } = await reviewOf(database.db, id)
    const read = await readReports(database.db, reviewId)
    if (read.length === 0) console.log('Nobody has reported it.')
    for (const { reportedAt, reason, revision, isOpen, isOfGuest } of read) {
      const who = isOfGuest ? 'a guest' : 'an account'
      console.log(
        `${formatInstant(reportedAt)}  ${reason}  by ${who}, revision ${revision}${isOpen ? '' : ', decided'}`,
      )
    }
  })

const decide = (id: string, revision: string, to: Parameters<typeof moderateReview>[0]['to']) =>
  withDatabase(async context => {
    const { id: reviewId } = await reviewOf(context.database.db, id)
    const decision = { reviewId, revision: Number(revision), to, moderator: operatorName() }
    const outcome = await moderateReview(decision, context)
    if (outcome === 'unknown') throw unknown(id)
    if (outcome === 'changed')
      throw new StartupProblem(`nothing changed: its text is not of revision ${revision}; show it again`)
    console.log(to.state === 'public' ? 'The review is public.' : 'The review is rejected.')
  })

const problems = {
  'answered-before': 'the medical centre has answered this text of the review already',
  'not-public': 'only a public review is answered',
  'invalid-text': `an answer has 1 to ${REVIEW_ANSWER_MAX} characters, without < > { } \\ ^ \` |`,
}

const foundInAnswer = {
  abuse: 'abusive words',
  names: 'a name of somebody else, or of the author of an anonymous review',
}

const answer = (id: string, words: string, isRead: boolean) =>
  withDatabase(async context => {
    const { id: reviewId } = await reviewOf(context.database.db, id)
    const outcome = await answerReview({ reviewId, text: words, operator: operatorName(), isRead }, context)
    if (outcome === 'unknown') throw unknown(id)
    if (typeof outcome === 'object')
      throw new StartupProblem(
        `nothing is published; the answer has ${outcome.concerns.map(concern => foundInAnswer[concern]).join(' and ')}. ` +
          'Change it, or send it with --read if that may be published',
      )
    if (outcome !== 'done') throw new StartupProblem(problems[outcome])
    console.log('The answer is public.')
  })

async function reviewOf(db: Parameters<typeof readModerated>[0], id: string): Promise<ModeratedReview> {
  const review = UUID.test(id) ? await readModerated(db, id) : undefined
  if (!review) throw unknown(id)
  return review
}

const unknown = (id: string) => new StartupProblem(`there is no review ${id}`)
