// The essays of Noor Al-Sayegh: she changes sides when the argument does, and shows it.

export const noorAlSayegh = {
  why03: `[-Socrates should refuse, because he says that God told him to question people and you have to obey God rather than men.-] {+My first draft of this was about obeying God rather than men. I still think it's what Socrates would say, but I've come to think that it isn't the best reason, because it only works if you already share his religion.+}

The best reason is that he'd have to live as two people. There'd be the one who thinks and the one who talks, and they would have to be kept apart all day long, in front of everyone. I tried it once as a teenager, for different reasons, and what I remember is how tired I was. {+You start to resent your own thoughts, because they're the ones that make it hard.+} I agree with him that a life is only worth living if you examine it, and I don't think that you can examine something while you're busy hiding it.

A person who disagrees would say that everyone lives as two people to some extent. It's called having manners. You don't say what you think at a funeral. [-But that's different.-] {+The difference, I'd say, is that manners have an end. You go home and you're one person again. The deal he's offered is a funeral for the rest of his life.+}`,
  eut02: `I said that right actions are right because God commands them. If He had commanded cruelty, I think that I'd have to say it would be right, because otherwise I'd be judging Him by something else.

But that sounds terrible, so I want to explain it. We only call it cruelty because of how we were made. If God had made a world where it's commanded then He'd have made us so that it wouldn't seem cruel to us. It would have another name.

Would it still hurt the one it was done to? I suppose that it would have to, or it wouldn't be cruelty. So someone is being hurt, for no purpose, and I'm saying that it's right. And the reason I'm giving is that I would have been made so as not to mind.`,
  eut03: `I had written the opposite first and couldn't finish the last paragraph, which told me something. I'd said that whatever God commands is right, even cruelty, and I got as far as the person being hurt and stopped. I couldn't tell her that it was right. So I've changed my answer: if God commands something, He does so because it's right already.

My example comes out of that. What's right is to stop. Suppose that you are in the middle of doing something, you've got permission and even instructions, everyone around you says to go on, and you see that it's hurting someone for nothing. You put it down. I can't think of a clearer case of a right action than that one.

What makes it right is the other person. [-Her pain is bad and that's all.-] {+I don't mean only that her pain is bad, like a noise is bad. I mean that she's someone to whom you'd have to be able to explain yourself. If I imagine turning to her and saying "it's been commanded," I can hear that it isn't an explanation. It only tells her who else to ask.+}

One objection is that I've put people in God's place. I don't believe so. I think that if He's just, then He's the first one who'd want me to be able to look at her. {+What I'm not able to say is why being able to explain yourself to someone matters so much. I only know that the moment I couldn't, I stopped writing.+}`,
  kno03: `Rosa doesn't know, I think. She's got the right belief for a reason that isn't the right reason.

At first I wanted to say that what she lacks is certainty, but I've said that you don't need it. Then I wanted to say she was lucky, but luck's everywhere. What I've settled on is that you know something when, if you found out everything about how you came to believe it, you'd still believe it on that basis. [-Rosa wouldn't.-] {+If Rosa were told about the clock, she'd drop her reason at once and go look for another. She might keep the belief, but not because of the clock. So her reason only works as long as she's in the dark about it, and a reason like that can't give you knowledge.+}

My second example is a compliment. My piano teacher told me after a recital that I'd played the slow movement well. I believed it. I had. But I learned later that she had been out of the room, and says this to everyone. I'd been right that I played it well, on what seemed to be excellent authority. Once I knew where she'd been standing, her word was worth nothing.

{+A problem for my test is that some true things might make me drop a reason even though it was fine. If I found out that my teacher is sometimes wrong I might get nervous for no good cause. I'd have to say "if you found out everything, and were sensible about it."+}`,
  sce02: `I asked three people in the library whether they were awake, and only one of them was sure. She's the one that I'd like to defend.

My answers say that I can't rule out dreaming but that I know I have hands. To make these fit together I have to reject one of the premises. I had rejected the first in my notes. [-I think you can know you have hands without knowing that you are not dreaming, because they're two separate questions.-] {+The thought was that they're two separate questions, and that I might be able to answer one without the other. I don't think that works. They aren't separate at all. If you ask me whether I'm only dreaming of my hands, and I say that I've no idea, I can't go on to tell you that I know I have them.+}

So it's the second. I do know that I'm not merely dreaming of them. I know it the way the girl in the library did. When I asked her she didn't test anything, she just said "yes" and turned a page. I think that the skeptic hears that as laziness. I hear it as somebody who understood that there was nothing to look into.

{+He'd say that there's always something to look into. My reply is that a doubt needs a reason as much as a belief does. "You could be dreaming" isn't a reason to think I might be. It only describes what it'd be like if I were.+}`,
  ind02: `In my own words, Hume's argument is that we're always borrowing. We say that tomorrow will be like today, and if someone asks what backs this up, we say it always has been. But "always has been" is only worth something tomorrow if tomorrow's like today. So we're paying one debt by taking on another at the same bank.

My answer was that we have a good reason. [-My reason is that it would be impossible to live otherwise.-] {+In my draft I said that it'd be impossible to live otherwise, which is true, but that's a reason to have the belief and not a reason to think it's correct. It's the difference between a medicine and a map.+}

{+Here's a better try. Hume shows that trusting the past can't be supported by something outside of it. He thinks it follows that it isn't supported. But my beliefs about the past and the future hold each other up, thousands of them, like the stones in an arch. If you ask what's underneath the top stone the answer is the other stones. It isn't floating, and nobody laid it on nothing.+}

Someone would say that a good story also hangs together like that and it's still made up. I think that this is a fair point. What I'd say is that the arch gets pushed on every single day, by things I didn't choose, and a story doesn't.`,
  min02: `Dear Princess Elisabeth,

I'm told that you didn't care for flattery, so I'll just begin.

I think you asked the right question, and that Descartes should've given up the part of his view which made it unanswerable. He said there are two things, one of them with no size, and that they act on one another. I'd give up the two things. I'm a body. But I'd keep what I take to be the reason he wanted two, which is that when you've described a body completely, every motion in it, you haven't yet said what it's like to be that body. So I think there are facts about me which aren't physical even though I am.

[-Since there's only one thing, there's no problem about how it acts on itself.-] {+I wrote at first that this makes your problem go away, because one thing doesn't need to act on itself. Then I heard you say: but which of its properties does the acting? If I lift my hand because I decided to, is it the deciding or the motion in the brain? I don't think I'm allowed to answer "both" without saying how they share the work.+}

{+The most honest answer I can give is that I don't think they share it. I think that there's one event, and that it can be described as motion or as a decision, and that under the first description you can see how it pushes and under the second you can see why it was done. You were asking the first kind of question about the second kind of description. But I know you'll say that if it's one event then what it's like isn't something extra after all, and that's what I said I believed. I may have to choose.+}

With respect,
Noor`,
  mar02: `I answered that Mary gains an ability, and people have told me that it doesn't go with what I wrote to Elisabeth, that there are facts about us that aren't physical. I don't think there's a contradiction. I believe there are such facts. I just don't believe that Mary's walking out of the door is how you'd show it.

Here's why. What happens to her is that she becomes able to do something: call red to mind. I can do this with my grandmother's kitchen, and someone who hasn't been there can't, even if I told them everything about it. I don't think that they lack a fact about the kitchen. [-They just haven't been there.-] {+If they did, I ought to be able to say which one, and whatever I say, I'll have told them.+}

The strongest objection is that a fact might be the sort that can't be put into words. Then my test, "say which one," is unfair, because it only catches those that can. {+I think that this is right, and that it's a stalemate. I can't show that there isn't an unsayable fact. But the other side can't use the story to show that there is one, since everything in the story is explained as well by the ability.+}

So my conclusion is a modest one. The story doesn't settle whether everything's physical. I think that it isn't, but for other reasons, and I'd rather have a true belief with a bad argument taken away from it.`,
  per03: `The picture was taken in Amman. I'm in a yellow dress on my father's shoulders, holding onto his ears.

I said that I'd survive the trip to Mars, and if both of them exist, that I'm the one on Mars. What I was thinking is that I'm not my body, I'm more like what my body is doing: remembering and intending and loving certain people. If it gets done somewhere else, then that's where I am. [-The one on Earth is just the old body.-] {+I'd called the one on Earth "just the old body," and when I read that over, I was shocked at myself. She's a person. She's standing there having been told that she's leftover. She remembers the yellow dress too.+}

{+I don't know how to fix this without changing my answer to "both" or "there is no answer," and I'm not sure yet which. What I'd like to keep is that what matters is the remembering and intending, and that bodies only matter because up to now that's where it was done.+}

For someone who's lost all memory this has a hard consequence. If what I am is that activity, and it stops, then I stop. My father says that when his own father no longer knew him, he felt that he had become an orphan two years before the funeral. So maybe it's less strange than it sounds. But he also kept going to see him, and when I asked him why, he said, "In case."`,
  fre03: `I took off my headscarf when I was eighteen and put it back on when I was twenty. I'm going to talk about the second one, because everyone assumes the first was the free decision.

I could have left it off. Nobody asked me to put it on again, my mother was actually surprised. I'd had two years of being looked at in another way, and I had liked a lot about it. Then one morning I stood in front of the mirror before an exam, and I thought that I'd like to. It was as small as that.

What makes me say that it was free is that I knew both. The first time I'd only known one and I wanted out of it. You can't choose between two things if you've lived in only one of them.

The objection is that it was just my upbringing catching up with me. I was raised that way, so of course I drifted back. I can't prove that it wasn't. But if whatever agrees with your upbringing is unfree, and whatever goes against it is a reaction to your upbringing, then nobody gets to do anything. I think that it was mine because I'd have been able to tell you, that morning, what could be said against it.`,
} as const;
