import type { Messages } from '../messages.ts';

/** The page of a version that is not public, for its editor. */
export const preview: Messages['preview'] = {
  title: 'معاينة: غير منشورة',
  text: 'لا يمكن رؤية هذه الصفحة إلا لمن لديه عنوانها، ولبضع دقائق فقط. تُفتح الروابط في علامة تبويب جديدة.',
  problems: {
    invalid: {
      title: 'هذا ليس عنوان معاينة',
      text: 'العنوان ناقص أو جرى تغييره. يُرجى فتح المعاينة من لوحة التحرير مرة أخرى.',
    },
    expired: {
      title: 'انتهت صلاحية هذه المعاينة',
      text: 'يُرجى فتحها من لوحة التحرير مرة أخرى.',
    },
    withoutKind: {
      title: 'يُرجى اختيار النوع أولًا',
      text: 'يعتمد شكل الصفحة على نوع المنشور. يُرجى اختياره في النموذج وحفظه، ثم فتح المعاينة مرة أخرى.',
    },
  },
};
