import { callUrl } from '@vizit/api-client/call-url.ts'
import { digitsOfCode } from '@vizit/ui/form/digits-of-code.ts'
import { useRef, useState } from 'react'
import { type SpeakCall, useCaptchaSpeech } from './use-captcha-speech.ts'

/** The number of digits of a captcha. */
const DIGITS = 5

interface CaptchaCalls {
  readonly draw: 'drawHumanCode' | 'drawGuestCheck'
  readonly speak: SpeakCall
}

/** A captcha that a user reads or hears; every load gives a new picture. */
export function useCaptcha(id: string, { draw, speak }: CaptchaCalls) {
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [drawing, setDrawing] = useState(0)
  const [broken, setBroken] = useState(false)
  const speech = useCaptchaSpeech(speak, id, drawing)

  return {
    field,
    code,
    isWhole: code.length === DIGITS,
    write: (typed: string) => setCode(digitsOfCode(typed, DIGITS)),
    drawing,
    picture: `${callUrl(draw, { query: { id } })}&drawing=${drawing}`,
    broken,
    fail: () => setBroken(true),
    drawAnew: () => {
      setDrawing(drawing + 1)
      setBroken(false)
      setCode('')
      field.current?.focus()
    },
    speech,
  }
}

export type Captcha = ReturnType<typeof useCaptcha>
