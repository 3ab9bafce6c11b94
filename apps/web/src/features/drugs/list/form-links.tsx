import { Group, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useFocusAfterRemoval } from '@vizit/ui/screen/use-focus-after-removal.ts'
import { useState } from 'react'
import type { DrugsSearch } from '../../../app/drugs/drugs-search.ts'
import { asUnderstood } from '../../../app/lists/understood-list.tsx'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import classes from '../drugs.module.css'

type Found = Pick<Answer<'findDrugs'>, 'form' | 'forms' | 'understood'>

/** What the address has, as it stands there. */
type Known = { readonly [Name in keyof DrugsSearch]?: string }

/** Rarer forms are behind a word. */
const SHOWN_AT_ONCE = 6

/** The forms of what was found, each with its number: links, so that they work without scripts too. */
export function FormLinks({ search, found }: { search: DrugsSearch; found: Partial<Found> }) {
  const t = useT('drugs')
  const ofList = useT('paged-list')
  const { form = null, forms = [], understood } = found
  const isChosen = (each: Found['forms'][number]) => each.isChosen || each.form === search.form
  /** A form of the address in other words than the list has. */
  const other = search.form && !forms.some(isChosen) ? search.form : null
  const leadsToAll = form !== null && !form.isShown && !search.form
  const [isOpen, setOpen] = useState(false)
  useFocusAfterRemoval(Number(other !== null) + Number(leadsToAll))
  /** The list without a form, whether a filter or the words say it. */
  const without = (known: Known): Known => {
    const { cursor: _, form: _form, q, ...rest } = asUnderstood(known, understood ?? undefined)
    return q && !form?.isShown ? { ...rest, q } : rest
  }
  // A chosen one keeps its place, and so the focus.
  const chip = (name: string, key: string, count: number | null) => (
    <ButtonLink
      key={key}
      to="."
      search={(known: Known) => ({ ...without(known), ...(count !== null && { form: key }) })}
      variant={count === null ? 'light' : 'default'}
      aria-label={count === null ? ofList('removeFilter', { name }) : `${name} ${count}`}
      {...(count === null && { rightSection: <IconX size={16} aria-hidden /> })}
    >
      {name}{' '}
      {count !== null && (
        <Text span c="dimmed" size="sm" ml={6}>
          {count}
        </Text>
      )}
    </ButtonLink>
  )
  const chips = (some: Found['forms']) =>
    some.map(each => chip(t(`forms.${each.form}`), each.form, isChosen(each) ? null : each.count))
  const rarer = forms.slice(SHOWN_AT_ONCE)
  return (
    <>
      {form?.isShown && !understood && <Text>{t('formShown', { form: form.words })}</Text>}
      {leadsToAll && (
        <ButtonLink
          to="."
          search={(known: Known) => {
            const { q: _, ...rest } = without(known)
            return { ...rest, form: form.words }
          }}
          variant="default"
        >
          {t('formAll', { form: form.words })}
        </ButtonLink>
      )}
      {(other || forms.length > 1 || forms.some(isChosen)) && (
        <nav aria-label={t('form')}>
          <Group gap="xs">
            {other && chip(other, other, null)}
            {chips(forms.slice(0, SHOWN_AT_ONCE))}
          </Group>
          {rarer.length > 0 && (
            // A form that is taken off keeps its place, and so the focus.
            <details
              className={classes.rarer}
              open={isOpen || rarer.some(isChosen)}
              onToggle={event => setOpen(event.currentTarget.open)}
            >
              <summary>{t('moreForms')}</summary>
              <Group gap="xs">{chips(rarer)}</Group>
            </details>
          )}
        </nav>
      )}
    </>
  )
}
