import { publishedName } from '@vizit/domain/reviews/published-name.ts'
import { addDays } from '@vizit/domain/time/civil-date.ts'
import type { DemoReview } from '../reviews/public.ts'
import { peopleMaker } from './make-person.ts'
import type { Name } from './reference.ts'
import { between, pick, seededRandom } from './seeded-random.ts'

const TEXTS = [
  'Приняли вовремя, всё объяснили простыми словами. Спасибо!',
  'Внимательный врач: ответы на все вопросы и понятный план лечения.',
  'Хороший специалист, но ждать пришлось двадцать минут.',
  'Были с ребёнком. Доктор спокойно нашёл к нему подход, осмотр прошёл без слёз.',
  'Назначение помогло, через неделю стало заметно легче.',
  'Приём быстрый, по делу, без лишних анализов.',
  'Вежливо и профессионально. В регистратуре тоже всё подсказали.',
  'Хотелось бы больше времени на вопросы, в остальном всё хорошо.',
  'Вельмі ўважлівы доктар, дзякуй за дапамогу!',
  'Усё патлумачылі, прапанавалі зручны час для паўторнага візіту.',
  'Результаты разобрали подробно, показали на снимке, на что обратить внимание.',
  'Кабинет найти непросто, указателей мало. К врачу вопросов нет.',
] as const
const ANSWER = 'Спасибо за отзыв! Указатели добавим, а очередь постараемся сократить.'
const PAST_DAYS = 300

export interface ReviewedPlace {
  readonly doctorId: string
  readonly branchId: string
  /** The same on every machine, unlike the numbers of rows. */
  readonly key: string
}

/** Reviews of made-up patients, at most `most` of each of these doctors; `today` only moves their dates. */
export function makeReviews(
  places: readonly ReviewedPlace[],
  names: readonly Name[],
  { today, most }: { today: string; most: number },
): DemoReview[] {
  const make = peopleMaker(names)
  return places.flatMap(({ doctorId, branchId, key }) =>
    Array.from({ length: between(0, most, 'reviews', key) }, (_, at) => {
      const of = `${key}/${at}`
      const { firstName, lastName } = make(seededRandom('reviewer', of) < 0.6 ? 'F' : 'M', `review ${of}`)
      const isNamed = seededRandom('named', of) < 0.5
      const text = pick(TEXTS, 'text', of)
      return {
        doctorId,
        branchId,
        text,
        authorName: isNamed ? publishedName({ firstName: firstName.ru, lastName: lastName.ru }) : null,
        writtenOn: addDays(today, -between(2, PAST_DAYS, 'written', of)),
        answer: /ждать|указателей/.test(text) ? ANSWER : null,
      }
    }),
  )
}
