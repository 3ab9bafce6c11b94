import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'

const NOTHING = { total: 0, items: [] }

test('whoever searches for what cannot wait is told to call an ambulance, before anything is found', async () => {
  answer('listLocations', [])
  answer('search', {
    ...{ understood: null, sections: [], order: [] },
    ...{
      doctors: NOTHING,
      specialities: NOTHING,
      medicalCentres: NOTHING,
      services: NOTHING,
      drugs: NOTHING,
    },
  })
  const { user } = await open('/search')
  const field = await screen.findByRole('combobox', { name: 'Врач, услуга, медицинский центр, лекарство' })
  await user.type(field, 'инфаркт')
  const call = await screen.findByRole('link', { name: '103' })
  expect(call.getAttribute('href')).toBe('tel:103')
  expect(call.closest('[role=status]')?.textContent).toContain('Если это происходит сейчас')
  await user.clear(field)
  await user.type(field, 'терапевт')
  await waitFor(() => expect(screen.queryByRole('link', { name: '103' })).toBeNull())
})
