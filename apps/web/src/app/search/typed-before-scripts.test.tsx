import { act, cleanup, render, screen } from '@testing-library/react'
import { SearchField } from '@vizit/ui/form/search-field.tsx'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'

afterEach(cleanup)

function Filter() {
  const [value, setValue] = useState('')
  const [count, setCount] = useState(0)
  return (
    <>
      <SearchField label="Найти" hint="от 3 букв" value={value} onChange={setValue} />
      <button type="button" onClick={() => setCount(count + 1)}>
        {value} {count}
      </button>
    </>
  )
}

test('what was typed into the rendered page before its scripts came stays and is looked for', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Filter />)
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Найти' })
  field.value = 'терапевт'
  render(<Filter />, { container, hydrate: true })
  await act(async () => screen.getByRole('button').click())
  expect(screen.getByRole('button').textContent).toBe('терапевт 1')
  expect(field.value).toBe('терапевт')
})
