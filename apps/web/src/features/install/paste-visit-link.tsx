import { Button, Stack, Text, TextInput, Title } from '@mantine/core'
import { IconClipboard, IconLink } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { type FormEvent, useState } from 'react'
import { isInstalled } from '../../app/install/is-installed.ts'
import { readImportAddress } from '../../app/visit-import/read-import-address.ts'

/**
 * Links in messages open in the browser, not in the installed app, so this field takes a pasted link (product §1, §4).
 */
export function PasteVisitLink() {
  const t = useT('install')
  const navigate = useNavigate()
  const [link, setLink] = useState('')
  const [problem, setProblem] = useState<'wrong' | 'cannotPaste' | null>(null)
  if (!isInstalled()) return null

  async function paste() {
    try {
      setLink(await navigator.clipboard.readText())
      setProblem(null)
    } catch {
      setProblem('cannotPaste')
    }
  }
  function add(event: FormEvent) {
    event.preventDefault()
    const url = URL.parse(link.trim())
    const rest = url && readImportAddress(url.href)
    if (!rest) return setProblem('wrong')
    setLink('')
    void navigate({ to: '/visits' })
  }
  return (
    <Surface>
      <form noValidate onSubmit={add}>
        <Stack align="stretch">
          <Title order={2}>{t('link.title')}</Title>
          <Text>{t('link.text')}</Text>
          <TextInput
            label={t('link.label')}
            type="url"
            inputMode="url"
            autoComplete="off"
            value={link}
            error={problem === 'wrong' && t('link.wrong')}
            leftSection={<IconLink size={20} aria-hidden />}
            onChange={({ currentTarget }) => {
              setLink(currentTarget.value)
              setProblem(null)
            }}
          />
          {problem === 'cannotPaste' && <Text role="alert">{t('link.cannotPaste')}</Text>}
          <Button variant="default" leftSection={<IconClipboard size={20} aria-hidden />} onClick={paste}>
            {t('link.paste')}
          </Button>
          <Button type="submit" disabled={link.trim() === ''}>
            {t('link.add')}
          </Button>
        </Stack>
      </form>
    </Surface>
  )
}
