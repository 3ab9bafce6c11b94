import type { RatingAnswer } from '@vizit/domain/installation/rating-prompt.ts'
import { deviceStorage } from '../../app/browser-storage/storage.ts'
import { readJson } from '../../app/browser-storage/stored-json.ts'

const KEY = 'ratingAnswer'
const ANSWERS: readonly unknown[] = ['rated', 'later', 'never'] satisfies RatingAnswer['answer'][]

export function ratingAnswer(): RatingAnswer | null {
  const stored = readJson(deviceStorage, KEY) as RatingAnswer | null
  return stored && ANSWERS.includes(stored.answer) && typeof stored.at === 'number' ? stored : null
}

export function keepRatingAnswer(answer: RatingAnswer): void {
  deviceStorage.setItem(KEY, JSON.stringify(answer))
}
