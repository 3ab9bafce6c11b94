import type { Answer } from '@vizit/api-client/calls.ts'
import { session } from '../../../../app/session/session.ts'
import { answer } from '../../../../testing/answer.ts'
import { anna, tokens } from '../../../../testing/people.ts'
import { reminderSettings } from '../../../../testing/reminder-settings.ts'

export const alert: Answer<'listDrugAlerts'>[number] = {
  ...{ packId: '12', drugId: '1', name: 'Нурофен', presentation: 'таблетки 400 мг №12' },
  ...{ locationCode: 0, town: null, maxPrice: null, expiresAt: '2027-02-21T06:15:00Z', isGone: false },
  ...{ toldAt: null, foundAt: null, isUnreachable: false },
}

/** The buttons at the packages of `drugDetails`. */
export const whenThere = 'Сообщить мне, когда появится: Нурофен, таблетки 400 мг №12'
export const whenCheaper = 'Сообщить мне о цене ниже: Нурофен, таблетки 200 мг №10'

export function signIn() {
  session.start(tokens)
  answer('readProfile', anna)
  answer('listSpecialities', [])
  answer('readReminderSettings', reminderSettings)
}
