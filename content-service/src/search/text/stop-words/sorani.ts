/** Words of Central Kurdish that ask or connect and say nothing about the answer; there is no list of @orama/stopwords to add them to. */
export const SORANI_FILLERS = `
  چی چییە چۆن کوێ لەکوێ کەی کێ بۆچی چەند ئایا دەتوانم دەتوانێت دەکرێت پێویستە پێویستم دەمەوێت
  هەیە نییە بوون بوو دەبێت ئەو ئەم ئەوە ئەمە من تۆ ئێمە ئێوە ئەوان لە بۆ بە و یان تا لەگەڵ لەسەر
  لەناو هەر هەموو هیچ کە ئەگەر بەڵام دوای پێش نێوان وەک چونکە هەروەها تەنها زۆر کەم یەک بکەم
  دەکەم بدۆزمەوە وەربگرم
`;
