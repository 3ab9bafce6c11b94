import { ActionIcon, Text, Title } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconDownload, IconMinus, IconPlus, IconX } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { ReactNode } from 'react'
import classes from './pdf-viewer.module.css'
import type { Pages } from './use-pages.ts'
import { zoomed } from './zoom.ts'

interface PdfToolbarProps {
  title: string
  heading: string
  zoom: number
  pages: Pages
  onZoom: (zoom: number) => void
  onSave: () => void
  onClose: () => void
}

const icon = { size: 20, 'aria-hidden': true } as const

export function PdfToolbar({ title, heading, zoom, pages, onZoom, onSave, onClose }: PdfToolbarProps) {
  const t = useT('documents')
  const { current, count, goTo } = pages
  return (
    <header className={classes.toolbar}>
      <Title order={2} id={heading} className={classes.title ?? ''}>
        {title}
      </Title>
      <Tool label={t('viewer.close')} onClick={onClose}>
        <IconX {...icon} />
      </Tool>
      <div className={classes.tools}>
        <Tool label={t('viewer.zoomOut')} onClick={() => onZoom(zoomed(zoom, 'out'))}>
          <IconMinus {...icon} />
        </Tool>
        <Text role="status" aria-label={t('viewer.zoom', { percent: zoom * 100 })} size="sm">
          {zoom * 100} %
        </Text>
        <Tool label={t('viewer.zoomIn')} onClick={() => onZoom(zoomed(zoom, 'in'))}>
          <IconPlus {...icon} />
        </Tool>
        {count > 1 && (
          <>
            <Tool label={t('viewer.previous')} disabled={current <= 1} onClick={() => goTo(current - 1)}>
              <IconChevronUp {...icon} />
            </Tool>
            <Text size="sm">{t('viewer.page', { number: current, count })}</Text>
            <Tool label={t('viewer.next')} disabled={current >= count} onClick={() => goTo(current + 1)}>
              <IconChevronDown {...icon} />
            </Tool>
          </>
        )}
        <Tool label={t('dialog.download')} onClick={onSave}>
          <IconDownload {...icon} />
        </Tool>
      </div>
    </header>
  )
}

interface ToolProps {
  label: string
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}

function Tool({ label, disabled = false, onClick, children }: ToolProps) {
  return (
    <ActionIcon variant="default" size={44} aria-label={label} disabled={disabled} onClick={onClick}>
      {children}
    </ActionIcon>
  )
}
