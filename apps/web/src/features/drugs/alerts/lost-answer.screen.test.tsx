import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { answer } from '../../../testing/answer.ts'
import { drugDetails } from '../../../testing/drugs.ts'
import { open } from '../../../testing/open.tsx'
import { beginWithDrugs } from '../testing/drugs-screen.ts'
import { alert, signIn, whenThere } from './testing/alerts.ts'

beginWithDrugs()

test('the form closes with the answer, also where the list knew of the wait before it', async () => {
  signIn()
  answer('showDrug', drugDetails())
  const { user, queries } = await open('/drugs/1')
  await user.click(await screen.findByRole('button', { name: whenThere }))
  const dialog = within(await screen.findByRole('dialog'))
  let sent = 0
  answer('saveDrugAlert', () => {
    sent += 1
    return sent === 1 ? HttpResponse.error() : alert
  })
  await user.click(dialog.getByRole('button', { name: 'Сообщить мне' }))
  await waitFor(() => expect(sent).toBe(1))
  answer('listDrugAlerts', [alert])
  void queries.invalidateQueries({ queryKey: ['listDrugAlerts'] })
  const said = await screen.findByText('Сообщим, когда появится · Во всех регионах, до 21.02.2027')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 5000 })
  expect(sent).toBe(2)
  await waitFor(() => expect(document.activeElement).toBe(said.parentElement))
})
