import { screen, waitFor } from '@testing-library/react'
import { formatPhoneInText } from '@vizit/i18n/format/phone.ts'
import { expect, test } from 'vitest'
import { readDraft } from '../../app/browser-storage/drafts.ts'
import { pendingVisitImport } from '../../app/visit-import/visit-import.ts'
import { answer, refuse } from '../../testing/answer.ts'
import { guestVisit } from '../../testing/clinic.ts'
import { open } from '../../testing/open.tsx'
import {
  agree,
  begin,
  beginWithFreeSlot,
  booked,
  CHECK,
  confirm,
  field,
  fill,
  formOpens,
  path,
  put,
  reopen,
} from './testing/guest-booking.ts'

beginWithFreeSlot()

test('signing in is offered first, and the form for guests books', async () => {
  const asked = answer('bookGuestVisit', booked)
  const freed = answer('releaseHold', undefined)
  const { user, path: at } = await open(path)
  expect(await screen.findByRole('button', { name: 'Войти и записаться' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Записаться без входа' }))
  await formOpens()
  await fill(user)
  expect(confirm().getAttribute('aria-disabled')).toBe('true')
  await agree(user)
  expect(confirm().getAttribute('aria-disabled')).toBeNull()
  await user.click(confirm())
  expect(await screen.findByRole('heading', { name: 'Вы записаны на визит' })).toBeTruthy()
  expect(at()).toBe('/successfully-booked')
  expect(asked[0]?.params).toMatchObject({ provider: 'demo', doctorId: '7', timeslotId: '501' })
  expect(asked[0]?.body).toEqual({
    lastName: 'Петрова',
    firstName: 'Ольга',
    middleName: '-',
    phone: '+375 (29) 765-43-21',
    birthDate: '1990-05-17',
    sex: 'FEMALE',
    userAgreementAccepted: true,
    privacyPolicyAccepted: true,
    consentReceived: true,
  })
  expect(asked[0]?.headers.get('idempotency-key')).toBeTruthy()
  expect(readDraft('guest')).toEqual({})
  expect(freed).toHaveLength(0)
  expect(screen.getByText(/отправлена SMS со ссылкой/).textContent).toContain(
    formatPhoneInText('375297654321'),
  )
})

test('without a booking the success screen shows none', async () => {
  await open('/successfully-booked')
  expect(await screen.findByText('Здесь появится визит после записи')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Запись без входа')
})

test('a missing field is reported after it was left, and all of them at booking', async () => {
  const { user } = await begin()
  await user.type(field(/^Фамилия/), '1')
  expect(screen.queryByText(/Можно вводить только буквы/)).toBeNull()
  await user.tab()
  expect(await screen.findByText(/Можно вводить только буквы/)).toBeTruthy()
  await user.click(confirm())
  const summary = await screen.findByRole('region', { name: 'Проверьте, что введено' })
  expect(summary.textContent).toContain('Согласие на обработку данных: Отметьте, чтобы записаться')
  expect(document.activeElement).toBe(summary)
  await user.click(screen.getByRole('link', { name: /Пользовательское соглашение/ }))
  expect(document.activeElement?.id).toBe('agreement')
})

test("a child needs a guardian's name", async () => {
  const asked = answer('bookGuestVisit', booked)
  const { user } = await reopen('17.05.2018')
  await put(user, /кто записывает ребёнка/, 'Мама')
  await agree(user)
  expect(screen.getAllByRole('checkbox')).toHaveLength(4)
  await user.click(confirm())
  const summary = await screen.findByRole('region', { name: 'Проверьте, что введено' })
  expect(summary.textContent).toContain('Напишите фамилию и имя')
  await user.clear(field(/кто записывает ребёнка/))
  await put(user, /кто записывает ребёнка/, 'Петрова Анна')
  await user.click(confirm())
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.body).toMatchObject({ guardianConsentReceived: true, guardianName: 'Петрова Анна' })
})

test('a captcha is shown if required, and a wrong answer is reported at its field', async () => {
  refuse('bookGuestVisit', 'HUMAN_CHECK_REQUIRED', { id: CHECK })
  const { user } = await reopen()
  await agree(user)
  await user.click(confirm())
  const digits = await screen.findByLabelText('5 цифр с картинки или из аудио')
  await waitFor(() => expect(document.activeElement).toBe(digits))
  expect(digits.getAttribute('aria-invalid')).not.toBe('true')
  for (const tooFew of ['', '123']) {
    if (tooFew) await user.type(digits, tooFew)
    await user.click(confirm())
    expect(await screen.findByText('Введите все 5 цифр с картинки')).toBeTruthy()
    expect(digits.getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(digits))
  }
  refuse('bookGuestVisit', 'INVALID_CAPTCHA_CODE', {})
  await user.type(digits, '45')
  await user.click(confirm())
  expect(await screen.findByText(/Код введён неверно/)).toBeTruthy()
  expect(digits.getAttribute('aria-invalid')).toBe('true')
  const asked = answer('bookGuestVisit', booked)
  await user.type(digits, '54321')
  await user.click(confirm())
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.body).toMatchObject({ humanCheckId: CHECK, humanCode: '54321', lastName: 'Петрова' })
})

test('the visit can be added to an account by signing in with the same phone', async () => {
  answer('bookGuestVisit', booked)
  const { user, path: at } = await reopen()
  await agree(user)
  await user.click(confirm())
  await user.click(await screen.findByRole('button', { name: 'Войти и сохранить визит' }))
  await waitFor(() => expect(at()).toBe('/sign-in'))
  expect(pendingVisitImport()).toMatchObject({ orderId: guestVisit.orderId, phone: '375297654321' })
})
