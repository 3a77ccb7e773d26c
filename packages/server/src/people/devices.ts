// What a device is called in the list of sign-ins, by what its browser says of itself.

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/YaBrowser\//, 'Yandex'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
];

const named = (said: string, list: readonly (readonly [RegExp, string])[]): string[] =>
  list.flatMap(([sign, name]) => (sign.test(said) ? [name] : [])).slice(0, 1);

/** `Firefox, Linux`; what nobody knows by its letters keeps its first word. */
export function deviceCalled(userAgent: string | undefined): string {
  const said = userAgent ?? '';
  const known = [...named(said, BROWSERS), ...named(said, SYSTEMS)];
  if (known.length > 0) return known.join(', ');
  return (
    said
      .split(/[\s/]/)[0]
      ?.replace(/[^\w.-]/g, '')
      .slice(0, 24) ?? ''
  );
}
