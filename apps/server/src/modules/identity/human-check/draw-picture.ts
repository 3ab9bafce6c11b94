import svgCaptcha from 'svg-captcha'

// The package's documented first form, which takes the text from us (its own comes from Math.random), is
// missing in its types.
const draw = svgCaptcha as unknown as (text: string, options: typeof svgCaptcha.options) => string

/** Digits as a picture whose source holds bent outlines only, dark on white in either colour scheme. */
export function drawPicture(digits: string): string {
  return draw(digits, { width: 200, height: 72, fontSize: 64, noise: 4, background: '#ffffff' })
}
