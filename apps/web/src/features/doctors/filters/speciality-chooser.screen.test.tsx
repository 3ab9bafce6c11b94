import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../../../testing/answer.ts'
import { open } from '../../../testing/open.tsx'
import { beginWithDoctors } from '../testing/doctors-screen.ts'
import { doctorList, listedDoctor } from '../testing/listed-doctor.ts'

beginWithDoctors()

const names = ['Акушёр-гинеколог', 'Детский хирург', 'Хирург', 'Хирург-онколог']

async function openChooser(path: string) {
  answer(
    'listSpecialities',
    names.map((speciality, at) => ({ specialityId: String(at + 1), speciality, synonyms: [] })),
  )
  answer('findDoctors', doctorList([listedDoctor('7')]))
  const opened = await open(path)
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Специальность' })
  return { ...opened, field }
}

const shown = () =>
  within(screen.getByRole('listbox', { name: 'Специальность', hidden: true }))
    .queryAllByRole('option')
    .map(option => option.textContent)
const activeOption = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent

test('words in any order, ё as е, find a speciality among all, and how many there are is announced', async () => {
  const { user, path, field } = await openChooser('/doctors')
  expect(field.placeholder).toBe('Все специальности')
  await user.click(field)
  await waitFor(() => expect(shown()).toEqual(['Все специальности', ...names]))
  await user.type(field, 'ХИРУРГ дет')
  expect(shown()).toEqual(['Детский хирург'])
  expect(await screen.findByText('1 вариант')).toBeTruthy()
  await user.clear(field)
  await user.type(field, 'акушер')
  expect(shown()).toEqual(['Акушёр-гинеколог'])
  await user.clear(field)
  await user.type(field, 'щщ')
  expect(shown()).toEqual([])
  expect(screen.getAllByText('Ничего не найдено').length).toBeGreaterThan(0)
  await user.clear(field)
  await user.type(field, 'хир{Enter}')
  await waitFor(() => expect(path()).toBe('/doctors?speciality=3'))
  expect(field.value).toBe('Хирург')
})

test('arrows, Home, End and Escape lead through the list, and the keys of a closed list choose nothing', async () => {
  const { user, path, field } = await openChooser('/doctors?speciality=2')
  await waitFor(() => expect(field.value).toBe('Детский хирург'))
  field.focus()
  expect(field.getAttribute('aria-expanded')).toBe('false')
  await user.keyboard('{ArrowDown}')
  expect(activeOption(field)).toBe('Детский хирург')
  await user.keyboard('{End}')
  expect(activeOption(field)).toBe('Хирург-онколог')
  await user.keyboard('{ArrowDown}')
  expect(activeOption(field)).toBe('Все специальности')
  await user.keyboard('{End}{Home}{ArrowUp}{ArrowUp}')
  expect(activeOption(field)).toBe('Хирург')
  await user.keyboard('онк{Escape}')
  expect(shown()).toEqual([])
  expect(field.value).toBe('Детский хирург')
  await user.keyboard('{Enter}')
  expect(path()).toBe('/doctors?speciality=2')
  await user.keyboard('{ArrowUp}{ArrowDown}{Enter}')
  await waitFor(() => expect(path()).toBe('/doctors?speciality=3'))
})

test('the choice is cleared with the focus kept, and what is left half-typed changes nothing', async () => {
  const { user, path, field } = await openChooser('/doctors?speciality=3')
  await waitFor(() => expect(field.value).toBe('Хирург'))
  await user.type(field, 'акуш')
  await user.tab()
  expect(field.value).toBe('Хирург')
  expect(path()).toBe('/doctors?speciality=3')
  await user.click(screen.getByRole('button', { name: 'Очистить: Специальность' }))
  await waitFor(() => expect(path()).toBe('/doctors'))
  expect(document.activeElement).toBe(field)
})

// A browser closes a dialog by an Escape whose default action nobody prevented.
test('Escape closes the list of a filter and not the dialog around it', async () => {
  const { user } = await openChooser('/doctors')
  await user.click(await screen.findByRole('button', { name: 'Фильтры' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Фильтры' }))
  const field = await dialog.findByRole('combobox', { name: 'Услуга' })
  await user.click(field)
  const [first, second] = [0, 1].map(() => createEvent.keyDown(field, { key: 'Escape' }))
  if (first && second) for (const event of [first, second]) fireEvent(field, event)
  expect([first?.defaultPrevented, second?.defaultPrevented]).toEqual([true, false])
  expect(field.getAttribute('aria-expanded')).toBe('false')
})
