import { Button, Group, Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { useEffect, useRef } from 'react'
import { rememberTownOrClinic } from '../browser-storage/preferences.ts'
import { withScripts } from '../lists/choice-without-scripts.tsx'
import { namedProvider, useChosenTown } from '../provider/provider-choice.ts'
import { useTownDialog } from './use-town-dialog.tsx'

/**
 * Asks for the town once, above a list that begins with any town because none was chosen. It stands in the list, because
 * a dialog that opens by itself would stand between a patient and a time (decisions 85).
 */
export function AskTown() {
  const t = useT('paged-list')
  const isAsked = useChosenTown() === undefined && namedProvider() === null
  const { open, dialog } = useTownDialog()
  const wasAsked = useRef(false)
  useEffect(() => {
    // The button that was pressed has gone with the question.
    const isLost = wasAsked.current && !isAsked && document.activeElement === document.body
    if (isLost) document.querySelector<HTMLElement>('main h1')?.focus()
    wasAsked.current = isAsked
  }, [isAsked])
  if (!isAsked) return null
  const all = { locationCode: 0, locationName: t('allRegions') }
  return (
    <Surface className={withScripts}>
      <Text>{t('askTown')}</Text>
      <Group gap="xs" mt="xs">
        <Button aria-haspopup="dialog" onClick={open}>
          {t('pickTown')}
        </Button>
        <Button variant="default" onClick={() => rememberTownOrClinic(all)}>
          {t('allRegions')}
        </Button>
      </Group>
      {dialog}
    </Surface>
  )
}
