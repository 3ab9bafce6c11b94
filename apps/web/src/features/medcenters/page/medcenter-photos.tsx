import { Title } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { Slider } from '@vizit/ui/slider/slider.tsx'
import classes from './medcenter.module.css'
import type { Medcenter } from './medcenter-type.ts'

/** The photos of a medical centre, each with a link to the whole of it; nothing without any. */
export function MedcenterPhotos({ medcenter }: { medcenter: Pick<Medcenter, 'branch' | 'photos'> }) {
  const t = useT('medcenter')
  const { branch: name, photos } = medcenter
  if (photos.length === 0) return null
  return (
    <Surface className={classes.part}>
      <Title order={2}>{t('photos')}</Title>
      <Slider
        label={t('photos')}
        previous={t('previous')}
        next={t('next')}
        slides={photos.map(({ url }, at) => ({
          key: url,
          content: (
            <a href={url} target="_blank" rel="noreferrer" className={classes.photoLink}>
              <img
                src={url}
                alt={t('photo', { count: at + 1, name })}
                width={480}
                height={320}
                loading="lazy"
                className={classes.photo}
              />
            </a>
          ),
        }))}
      />
    </Surface>
  )
}
