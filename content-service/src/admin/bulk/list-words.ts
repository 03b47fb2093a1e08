/** Words of the menu and of lists, by the panel's language. They load with its first page. */
const words = {
  en: {
    import: 'Import',
    guide: 'How to write here',
    hide: 'Hide',
    show: 'Show',
    category: 'Change category',
    hideTitle: 'Hide these posts?',
    showTitle: 'Show these posts?',
    categoryTitle: 'Change the category of these posts',
    state: 'State',
    changedBy: 'Changed by',
  },
  ar: {
    import: 'استيراد',
    guide: 'كيف نكتب هنا',
    hide: 'إخفاء',
    show: 'إظهار',
    category: 'تغيير الفئة',
    hideTitle: 'إخفاء هذه المنشورات؟',
    showTitle: 'إظهار هذه المنشورات؟',
    categoryTitle: 'تغيير فئة هذه المنشورات',
    state: 'الحالة',
    changedBy: 'آخر تعديل',
  },
  tr: {
    import: 'İçe aktar',
    guide: 'Burada nasıl yazılır',
    hide: 'Gizle',
    show: 'Göster',
    category: 'Kategoriyi değiştir',
    hideTitle: 'Bu içerikler gizlensin mi?',
    showTitle: 'Bu içerikler gösterilsin mi?',
    categoryTitle: 'Bu içeriklerin kategorisini değiştir',
    state: 'Durum',
    changedBy: 'Değiştiren',
  },
  ru: {
    import: 'Импорт',
    guide: 'Как здесь писать',
    hide: 'Скрыть',
    show: 'Показать',
    category: 'Сменить категорию',
    hideTitle: 'Скрыть эти публикации?',
    showTitle: 'Показать эти публикации?',
    categoryTitle: 'Сменить категорию этих публикаций',
    state: 'Состояние',
    changedBy: 'Кто изменил',
  },
  fa: {
    import: 'وارد کردن',
    guide: 'اینجا چگونه بنویسیم',
    hide: 'پنهان کردن',
    show: 'نمایش دادن',
    category: 'تغییر دسته',
    hideTitle: 'این مطالب پنهان شوند؟',
    showTitle: 'این مطالب نمایش داده شوند؟',
    categoryTitle: 'تغییر دستهٔ این مطالب',
    state: 'وضعیت',
    changedBy: 'آخرین ویرایش',
  },
  hi: {
    import: 'इंपोर्ट',
    guide: 'यहाँ कैसे लिखें',
    hide: 'छिपाएँ',
    show: 'दिखाएँ',
    category: 'श्रेणी बदलें',
    hideTitle: 'ये पोस्टें छिपाएँ?',
    showTitle: 'ये पोस्टें दिखाएँ?',
    categoryTitle: 'इन पोस्टों की श्रेणी बदलें',
    state: 'स्थिति',
    changedBy: 'किसने बदला',
  },
  ur: {
    import: 'درآمد',
    guide: 'یہاں کیسے لکھیں',
    hide: 'چھپائیں',
    show: 'دکھائیں',
    category: 'زمرہ بدلیں',
    hideTitle: 'یہ پوسٹیں چھپائیں؟',
    showTitle: 'یہ پوسٹیں دکھائیں؟',
    categoryTitle: 'ان پوسٹوں کا زمرہ بدلیں',
    state: 'حالت',
    changedBy: 'کس نے بدلا',
  },
};

const VERSION = 'content-manager.content-types.api::post-version.post-version';

/** Where Strapi and our pages look for each. */
const IDS: Readonly<Record<keyof (typeof words)['en'], string>> = {
  import: 'bulk.menu.import',
  guide: 'bulk.menu.guide',
  hide: 'bulk.hide',
  show: 'bulk.show',
  category: 'bulk.category',
  hideTitle: 'bulk.hide.title',
  showTitle: 'bulk.show.title',
  categoryTitle: 'bulk.category.title',
  state: `${VERSION}.state`,
  changedBy: `${VERSION}.editor_name`,
};

/** The words by the ids of react-intl, for each language. */
export const listTranslations: Readonly<Record<string, Record<string, string>>> =
  Object.fromEntries(
    Object.entries(words).map(([language, of]) => [
      language,
      Object.fromEntries(
        Object.entries(of).map(([key, word]) => [IDS[key as keyof typeof of], word]),
      ),
    ]),
  );
