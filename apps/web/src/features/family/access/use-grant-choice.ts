import type { AccessLevel } from '@vizit/domain/access/access-level.ts'
import { levelsOf } from '@vizit/domain/access/access-level.ts'
import { type GrantChoice, grantChoice } from '@vizit/domain/family/grant-choice.ts'
import { useConfig } from '../../../app/api/use-config.ts'

/** The choice that a level means here: the remote configuration may override levels (product §6). */
export function useGrantChoice() {
  const meaning = useConfig().data?.accessLevelsConfig ?? {}
  return {
    choiceOf: (level: AccessLevel | null): GrantChoice => grantChoice(level, meaning),
    levelsOf: (level: AccessLevel | null) => (level === null ? [] : levelsOf(level, meaning)),
  }
}
