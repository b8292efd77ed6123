/** Locales whose numbers differ in digits, separators, groups or signs. */
export const locales = `
  en-GB en-IN en-ZA de-DE de-AT de-CH de-LI fr-FR fr-CH it-CH
  es-ES es-MX pt-BR pt-PT pl-PL bg-BG sv-SE nb-NO fi-FI ru-RU
  hi-IN mr-IN ne-NP bn-BD bn-IN ta-IN gu-IN-u-nu-gujr my-MM dz-BT ar-EG
  ar-MA ar-SA ar-AE fa-IR ur-PK ckb-IQ ps-AF he-IL th-TH th-TH-u-nu-thai
  zh-CN zh-CN-u-nu-hanidec ja-JP ko-KR km-KH lo-LA et-EE lt-LT sl-SI hu-HU
  cs-CZ da-DK nl-NL id-ID tr-TR ff-Adlm
`
  .trim()
  .split(/\s+/);
