import { Text } from '@mantine/core'
import { midSentence } from '@vizit/i18n/format/mid-sentence.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useId } from 'react'
import { useValueWords } from '../details/use-value-words.ts'
import { CHART, chartGeometry, type PlottedPoint } from './chart-geometry.ts'
import { PointMark } from './point-mark.tsx'
import classes from './trend-chart.module.css'
import { usePointKeys } from './use-point-keys.ts'

interface TrendChartProps {
  name: string
  unit: string | null
  /** The oldest first. */
  drawn: readonly PlottedPoint[]
}

/**
 * A line over time with the reference range behind it. Its points can be read one by one, by sight, screen reader and
 * keyboard.
 */
export function TrendChart({ name, unit, drawn }: TrendChartProps) {
  const t = useT('tests')
  const format = useFormat()
  const words = useValueWords()
  const title = useId()
  const { points, bands, ticks } = chartGeometry(drawn)
  const { chosen, press, propsOf } = usePointKeys(points.length)
  const day = ({ date }: PlottedPoint) => format.shortDate(format.dateOf(date))
  const say = (point: PlottedPoint) => {
    const value = { date: day(point), value: words.value(point) }
    return point.flag
      ? t('pointFlagged', { ...value, flag: midSentence(t(`flag.${point.flag}`)) })
      : t('point', value)
  }
  const [first, last, shown] = [drawn[0], drawn.at(-1), drawn[chosen]]
  if (!first || !last) return null
  return (
    <figure className={classes.figure}>
      {/* biome-ignore lint/a11y/useSemanticElements: there is no fieldset in a drawing */}
      <svg
        role="group"
        aria-labelledby={`${title}-name ${title}-about`}
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        className={classes.chart}
        onKeyDown={press}
      >
        <title id={`${title}-name`}>{t('chartTitle', { name })}</title>
        <desc id={`${title}-about`}>
          {points.length === 1
            ? t('chartAboutOne', { from: day(first) })
            : t('chartAbout', { count: points.length, from: day(first), to: day(last) })}
        </desc>
        {bands.map(({ x, ...box }) => (
          <rect key={x} x={x} {...box} className={classes.band} />
        ))}
        {ticks.map(({ value, y }) => (
          <g key={value} aria-hidden>
            <line x1={CHART.left} x2={CHART.width - CHART.right} y1={y} y2={y} className={classes.rule} />
            <text x={CHART.left - 6} y={y} className={classes.tick}>
              {words.number(value)}
            </text>
          </g>
        ))}
        <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} className={classes.line} />
        <text aria-hidden x={CHART.left} y={CHART.height - 6} className={classes.date}>
          {day(first)}
        </text>
        <text
          aria-hidden
          x={CHART.width - CHART.right}
          y={CHART.height - 6}
          className={classes.date}
          data-end
        >
          {day(last)}
        </text>
        {points.map(({ point, x, y }, at) => (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it is looked at, not pressed; keys lead to it
          <g
            key={`${point.testId}/${point.date}`}
            role="img"
            aria-label={say(point)}
            className={classes.point}
            {...propsOf(at)}
          >
            {/* A larger area for touch. */}
            <circle cx={x} cy={y} r={18} className={classes.touch} />
            <PointMark x={x} y={y} point={point} isChosen={at === chosen} />
          </g>
        ))}
      </svg>
      <figcaption>
        {shown && (
          <Text fw={600} aria-hidden>
            {say(shown)}
          </Text>
        )}
        <Text size="sm" c="dimmed">
          {unit && t('inUnit', { unit })} {bands.length > 0 && t('bandMeans')}
        </Text>
      </figcaption>
    </figure>
  )
}
